import { wholeGames } from './whole_games';
import { Player } from './yamatai';

wholeGames({ game: 'yamatai', name: 'Yamataï', Player, touched: ['space'], counted: { en: 'Buildings', fr: 'Bâtiments' } });
