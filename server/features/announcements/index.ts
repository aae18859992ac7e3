export { findSetBanners } from './queries.ts';
export { bannerPlaces, clearBanner, setBanner, type BannerPlace } from './set-banner.ts';
