export { findSetBanners } from './queries.ts';
export { bannerPlaces, setBanner, type BannerPlace } from './set-banner.ts';
