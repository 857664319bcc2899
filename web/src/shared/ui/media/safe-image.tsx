import type { ComponentProps } from 'react'
import { usePicture } from './use-picture'

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string | null | undefined
  /** Shown where there is no picture, or it does not load; without one there is then nothing. */
  fallback?: string
}

/** A picture whose address came as data: loaded late, and never a broken one. A decoration unless `alt` says more. */
export function SafeImage({ src, fallback, alt = '', ...rest }: Props) {
  const own = src && /^(https?:)?\//.test(src) ? src : undefined
  const picture = usePicture(own, fallback)
  if (!picture.src) return null
  return <img loading="lazy" decoding="async" {...rest} {...picture} alt={alt} />
}
