// Small words of the board, in the language of the page.
import { t } from '$lib/i18n';

export const b = (key: string, values?: Record<string, unknown>): string => t(`nippon-board:${key}`, values);
