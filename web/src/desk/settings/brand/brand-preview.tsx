import { brand } from '@kasama/contract/brand'
import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import { type ReactNode, useState } from 'react'
import { LogoMark } from '#shared/ui/brand/logo.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { settingsTexts as t } from '../settings.texts'
import styles from './preview.module.css'

const looks = [
  { value: 'light', label: t.light },
  { value: 'dark', label: t.dark },
] as const

/** Header, footer and a mail with the typed values; a ring marks those that differ from the stored ones. */
export function BrandPreview({ value, stored }: { value: BrandSettings; stored: BrandSettings }) {
  const [look, setLook] = useState<'light' | 'dark'>('light')
  const isNew = {
    name: value.name !== stored.name,
    tagline: value.tagline.eng !== stored.tagline.eng,
    email: value.contactEmail !== stored.contactEmail,
    postal: value.postalAddress !== stored.postalAddress,
    blog: value.blogUrl !== stored.blogUrl,
    social: JSON.stringify(value.social) !== JSON.stringify(stored.social),
  }
  const ring = (changed: boolean, words: string) => <span className={classNames(changed && styles.ring)}>{words}</span>
  const logo = (onGreen: boolean) => (
    <b className={styles.logo} data-on-green={onGreen || undefined}>
      <LogoMark />
      {ring(isNew.name, value.name)}
    </b>
  )
  const social = Object.entries(value.social).filter(([, url]) => url !== '')
  return (
    <aside className={styles.preview} aria-label={t.preview}>
      <div className={styles.head}>
        <h2>{t.preview}</h2>
        <Segment label={t.preview} options={looks} value={look} onChange={setLook} />
      </div>
      <Shown label={t.header} changed={isNew.name}>
        <div className={styles.header} data-look={look}>
          {logo(false)}
        </div>
      </Shown>
      <Shown label={t.footer} changed={isNew.name || isNew.tagline || isNew.blog || isNew.social}>
        <div className={styles.footer}>
          {logo(true)}
          <p>{ring(isNew.tagline, value.tagline.eng)}</p>
          {social.length > 0 && (
            <p className={styles.words}>{ring(isNew.social, social.map(([network]) => network).join('   '))}</p>
          )}
          <p className={styles.words}>{ring(isNew.blog, value.blogUrl ? t.linksBlog : t.links)}</p>
          <p>
            © {brand.since} {value.name}
          </p>
        </div>
      </Shown>
      <Shown label={t.mail} changed={isNew.name || isNew.postal || isNew.email}>
        <div className={styles.mail} data-look={look}>
          <div className={styles.mailHead}>{logo(true)}</div>
          <b>{t.sampleWeek}</b>
          <p>{t.sampleFigures}</p>
          <hr />
          <p>
            <DottedLine
              parts={[
                ring(isNew.email, value.contactEmail),
                <>
                  {value.name}, {ring(isNew.postal, value.postalAddress)}
                </>,
              ]}
            />
          </p>
        </div>
      </Shown>
    </aside>
  )
}

function Shown({ label, changed, children }: { label: string; changed: boolean; children: ReactNode }) {
  return (
    <div className={styles.shown}>
      <p className={styles.label}>
        <b>{label}</b>
        {changed && <span>{t.changed}</span>}
      </p>
      {children}
    </div>
  )
}
