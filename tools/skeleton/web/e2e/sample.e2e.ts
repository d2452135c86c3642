import { Player } from './sample';
import { wholeGames } from './whole_games';

wholeGames({ game: 'sample', name: 'Sample', Player, touched: ['thing'], counted: { en: 'points', fr: 'points' } });
