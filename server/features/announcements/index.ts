export { type BannerPlace, bannerPlaces, findSetBanners, setBanner } from './banners.ts';
