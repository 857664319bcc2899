import { maxPictureSide } from '@kasama/contract/genie/chat.rules'
import { drawAnew } from '#platform/media/draw-anew'

/** Redraws a photo for the model: upright, small, and with nothing of the file but its pixels. */
export const readPicture = (file: Buffer): Promise<Buffer> =>
  drawAnew(file, (picture) =>
    picture
      .resize(maxPictureSide, maxPictureSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 }),
  )
