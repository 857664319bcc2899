import { limitConcurrency } from '../../../platform/concurrency'
import { drawCertificate, type Paper } from './draw-certificate'
import { loadFaces } from './faces'

const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })

/** Draws a certificate as PDF: one after the other, with room for other work between them. */
export function makePdf(paper: Paper): Promise<Buffer> {
  return oneAtATime(async () => {
    const faces = await loadFaces()
    await new Promise(setImmediate)
    return drawCertificate(faces, paper)
  })
}
