import { wholeGames } from '../../../../e2e/whole_games';
import { Player } from './player';

wholeGames({
  game: 'yokohama',
  name: 'Yokohama',
  Player,
  touched: ['cell'],
  counted: { en: 'Church', fr: 'Église' },
});
