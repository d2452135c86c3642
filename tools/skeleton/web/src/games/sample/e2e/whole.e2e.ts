import { Player } from './player';
import { wholeGames } from '../../../../e2e/whole_games';

wholeGames({ game: 'sample', name: 'Sample', Player, touched: ['thing'], counted: { en: 'points', fr: 'points' } });
