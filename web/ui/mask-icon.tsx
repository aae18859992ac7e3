/** An icon from a file, drawn in the text color. */
export function MaskIcon({ url }: { url: string }) {
  const maskImage = `url("${url.replace(/["\\\s]/g, encodeURIComponent)}")`;
  return (
    <span
      aria-hidden="true"
      className="size-7 bg-current mask-contain mask-center mask-no-repeat"
      style={{ maskImage, WebkitMaskImage: maskImage }}
    />
  );
}
