// What an area does at a power, in words.
import { box } from '../box.svelte';
import type { Area } from '../edition';
import { levelAt } from '../model';
import { iconName, rewardName } from '../names';
import { listOf } from '$lib/i18n';
import { b } from '../text';

export function levelWords(area: Area, power: number): string {
  const level = levelAt(area, power);
  if (!level) return b('level.none');
  switch (area.action.type) {
    case 'exchange':
      return b('level.exchange', { count: level.exchanges ?? 0 });
    case 'church':
      return b('level.church', { count: level.faith ?? 0 });
    case 'customs':
      return level.imports_max ? b('level.customs', { count: level.imports_max }) : b('level.none');
    case 'recruit':
      return level.pieces ? b('level.recruit', { count: level.pieces }) : b('level.none');
    case 'laboratory':
      return b('level.laboratory', { count: level.production ?? 0 });
    case 'port': {
      const icons = level.icons ?? [];
      if (icons.length === 0) return b('level.none');
      const all = icons.length === box.now.ports.icons.length;
      const cards = all
        ? b('level.port_all')
        : b('level.port', { icons: listOf(icons.map(iconName)) });
      return level.gain ? `${cards} + ${rewardName(level.gain)}` : cards;
    }
    default:
      return level.gain && Object.keys(level.gain).length > 0
        ? rewardName(level.gain)
        : b('level.none');
  }
}
