export {
  type BannerPlace,
  bannerPlaces,
  clearBanner,
  findSetBanners,
  setBanner,
} from './banners.ts';
