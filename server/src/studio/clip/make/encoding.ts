/** Makes both sides even, as 4:2:0 needs them, and limits the height. */
const evenSides = (most = 'ih') => `scale=-2:trunc(min(${most}\\,ih)/2)*2`

/** H.264 that every phone plays, whatever the clip's own colours are. */
export const forPhones = (mostHeight?: number) =>
  `-vf ${evenSides(mostHeight?.toString())} -c:v libx264 -preset veryfast -profile:v main -pix_fmt yuv420p`.split(' ')

/** The first moving pictures of a file: not its cover. */
export const picturesOf = '-map 0:V:0 -map_chapters -1'.split(' ')
/** The first sound of a file: no cover, chapters, subtitles or data. */
export const soundOf = '-map 0:a:0 -map_chapters -1'.split(' ')
export const clipOf = [...picturesOf, '-map', '0:a:0?']
