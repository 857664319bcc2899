import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string | null | undefined
  /** Shown where there is no picture, or it does not load; without one there is then nothing. */
  fallback?: string
}

/** A picture whose address came as data: loaded late, and never a broken one. A decoration unless `alt` says more. */
export function SafeImage({ src, fallback, alt = '', ...rest }: Props) {
  const [broken, setBroken] = useState<string>()
  const own = src && src !== broken && /^(https?:)?\//.test(src) ? src : undefined
  const shown = own ?? fallback
  if (!shown) return null
  return <img loading="lazy" decoding="async" {...rest} src={shown} alt={alt} onError={() => setBroken(own)} />
}
