import type { WrittenAnnouncement } from '../../domain/content/announcement.ts';
import type { Shown } from '../site/shown.ts';

export type ShownAnnouncement = Shown<WrittenAnnouncement>;
