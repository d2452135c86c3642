import { wholeGames } from '../../../../e2e/whole_games';
import { Player } from './player';

wholeGames({
  game: 'yamatai',
  name: 'Yamataï',
  Player,
  touched: ['space'],
  counted: { en: 'Buildings', fr: 'Bâtiments' },
});
