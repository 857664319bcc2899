import { drawPdf } from '#platform/pdf/one-at-a-time'
import { drawCertificate, type Paper } from './draw-certificate'

/** Draws a certificate as PDF. */
export const makePdf = (paper: Paper): Promise<Buffer> => drawPdf((faces) => drawCertificate(faces, paper))
