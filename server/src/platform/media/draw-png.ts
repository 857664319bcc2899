import sharp from 'sharp'
import { limitConcurrency } from '#platform/concurrency'
import { type Faces, loadFaces } from '#platform/pdf/faces'

const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })

/** Draws an SVG of outlines as PNG, one picture after the other. */
export function drawPng(draw: (faces: Faces) => string | Promise<string>): Promise<Buffer> {
  return oneAtATime(async () => {
    const svg = await draw(await loadFaces())
    return sharp(Buffer.from(svg)).png().toBuffer()
  })
}
