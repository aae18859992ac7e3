export { type FindPreview, rememberPaths } from './remember-paths.ts';
