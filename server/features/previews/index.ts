export { rememberPaths } from './preview-paths.ts';
