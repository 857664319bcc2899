import type { Appearance } from '@stripe/stripe-js'

const dark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Appearance of Stripe's fields, from the tokens of the present theme. */
export function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  const glow = (colour: string) => `0 0 0 4px ${token(colour)}`
  return {
    theme: styles.colorScheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    inputs: 'spaced',
    disableAnimations: calm.matches,
    variables: {
      fontFamily: token('font-text'),
      fontSizeBase: token('fs-16'),
      fontLineHeight: token('lh-body'),
      spacingUnit: token('s-1'),
      gridRowSpacing: token('r-m'),
      gridColumnSpacing: token('r-m'),
      borderRadius: token('r-m'),
      colorPrimary: token('primary'),
      colorBackground: token('surface'),
      colorText: token('text'),
      colorTextSecondary: token('text-2'),
      colorTextPlaceholder: token('text-2'),
      colorDanger: token('danger-ink'),
      iconColor: token('text-2'),
    },
    rules: {
      '.Label': { color: token('text'), fontSize: token('fs-16'), fontWeight: '700', marginBottom: '6px' },
      '.Input': { border: `2px solid ${token('line-strong')}`, boxShadow: 'none', padding: '13px 14px' },
      '.Input:focus': { border: `2px solid ${token('primary')}`, boxShadow: glow('primary-tint'), outline: 'none' },
      '.Input--invalid': { border: `2px solid ${token('danger')}`, boxShadow: glow('danger-tint') },
      '.Error': { color: token('danger-ink'), fontSize: '0.9375rem', fontWeight: '600' },
    },
  }
}

/** Calls `act` when the system's theme changes while the fields are shown. */
export function onThemeChange(act: () => void): () => void {
  dark.addEventListener('change', act)
  return () => dark.removeEventListener('change', act)
}
