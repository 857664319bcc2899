import { limitConcurrency } from '#platform/concurrency'
import { type Faces, loadFaces } from './faces'

const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })

/** Draws PDFs one after the other, yielding to other work in between. */
export function drawPdf(draw: (faces: Faces) => Buffer | Promise<Buffer>): Promise<Buffer> {
  return oneAtATime(async () => {
    const faces = await loadFaces()
    await new Promise(setImmediate)
    return draw(faces)
  })
}
