import { Player } from './nippon';
import { wholeGames } from './whole_games';

wholeGames({ game: 'nippon', name: 'Nippon', Player, touched: ['place', 'region'], counted: { en: 'Financier', fr: 'Financier' } });
