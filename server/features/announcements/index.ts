export { findSetBanners, setBanner } from './banners.ts';
