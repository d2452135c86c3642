import { wholeGames } from './whole_games';
import { Player } from './yokohama';

wholeGames({ game: 'yokohama', name: 'Yokohama', Player, touched: ['cell'], counted: { en: 'Church', fr: 'Église' } });
