import { speak } from '../platform/page-language.ts';

// Test files share their modules (see vitest.config.ts), so one that has spoken English would be heard in the next.
speak('al');
