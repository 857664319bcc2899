import { brand } from '@kasama/contract/brand'
import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import { htmlLanguages, languages } from '@kasama/contract/language'
import { Globe, Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { LogoMark } from '#shared/ui/brand/logo.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { useSaveSettings, useStoredSettings } from '../settings.queries'
import { settingsTexts as t } from '../settings.texts'
import { SettingsPage } from '../settings-page'
import { SettingsPart } from '../settings-part'
import { brandProblems } from './brand-problems'
import { brandFrom, brandLabels, type FlatBrand, flatBrand, taglineLabel } from './flat-brand'
import previewStyles from './preview.module.css'

type Props = {
  value: BrandSettings
  problems: Record<string, string>
  onChange: (change: Partial<FlatBrand>) => void
}

const networks = ['facebook', 'instagram', 'youtube', 'tiktok'] as const

/** Fields of the brand, each with a hint on what it changes. */
function BrandFields({ value, problems, onChange }: Props) {
  const { tagline, social } = value
  return (
    <>
      <Panel>
        <h2>{t.name}</h2>
        <TextField
          label={t.name}
          hint={t.nameHint}
          error={problems.name}
          maxLength={40}
          value={value.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {languages.map((code) => (
          <TextField
            key={code}
            label={taglineLabel(code)}
            hint={code === 'eng' ? t.taglineHint : undefined}
            error={problems[`tagline.${code}`]}
            lang={htmlLanguages[code]}
            maxLength={120}
            value={tagline[code]}
            onChange={({ target }) => onChange({ [`tagline.${code}`]: target.value })}
          />
        ))}
      </Panel>
      <Panel>
        <h2>{t.contact}</h2>
        <TextField
          label={t.email}
          icon={<Mail aria-hidden="true" />}
          hint={t.emailHint}
          error={problems.contactEmail}
          type="email"
          maxLength={254}
          value={value.contactEmail}
          onChange={({ target }) => onChange({ contactEmail: target.value.trim() })}
        />
        <TextField
          label={t.postal}
          hint={t.postalHint}
          error={problems.postalAddress}
          maxLength={200}
          value={value.postalAddress}
          onChange={({ target }) => onChange({ postalAddress: target.value })}
        />
        <TextField
          label={t.blog}
          icon={<Globe aria-hidden="true" />}
          hint={value.blogUrl ? t.blogShown : t.empty}
          error={problems.blogUrl}
          inputMode="url"
          maxLength={300}
          value={value.blogUrl}
          onChange={({ target }) => onChange({ blogUrl: target.value.trim() })}
        />
      </Panel>
      <Panel>
        <h2>{t.social}</h2>
        {networks.map((network) => (
          <TextField
            key={network}
            label={t[network]}
            error={problems[`social.${network}`]}
            placeholder={t.empty}
            inputMode="url"
            maxLength={300}
            value={social[network]}
            onChange={({ target }) => onChange({ [`social.${network}`]: target.value.trim() })}
          />
        ))}
      </Panel>
    </>
  )
}

const looks = [
  { value: 'light', label: t.light },
  { value: 'dark', label: t.dark },
] as const

/** Header, footer and a mail with the typed values; a ring marks those that differ from the stored ones. */
function BrandPreview({ value, stored }: { value: BrandSettings; stored: BrandSettings }) {
  const [look, setLook] = useState<'light' | 'dark'>('light')
  const isNew = {
    name: value.name !== stored.name,
    tagline: value.tagline.eng !== stored.tagline.eng,
    email: value.contactEmail !== stored.contactEmail,
    postal: value.postalAddress !== stored.postalAddress,
    blog: value.blogUrl !== stored.blogUrl,
    social: JSON.stringify(value.social) !== JSON.stringify(stored.social),
  }
  const ring = (changed: boolean, text: string) => (
    <span className={classNames(changed && previewStyles.ring)}>{text}</span>
  )
  const logo = (onGreen: boolean) => (
    <b className={previewStyles.logo} data-on-green={onGreen || undefined}>
      <LogoMark />
      {ring(isNew.name, value.name)}
    </b>
  )
  const social = Object.entries(value.social).filter(([, url]) => url !== '')
  return (
    <aside className={previewStyles.preview} aria-label={t.preview}>
      <div className={previewStyles.head}>
        <h2>{t.preview}</h2>
        <Segment label={t.preview} options={looks} value={look} onChange={setLook} />
      </div>
      <Shown label={t.header} changed={isNew.name}>
        <div className={previewStyles.header} data-look={look}>
          {logo(false)}
        </div>
      </Shown>
      <Shown label={t.footer} changed={isNew.name || isNew.tagline || isNew.blog || isNew.social}>
        <div className={previewStyles.footer}>
          {logo(true)}
          <p>{ring(isNew.tagline, value.tagline.eng)}</p>
          {social.length > 0 && (
            <p className={previewStyles.words}>{ring(isNew.social, social.map(([network]) => network).join('   '))}</p>
          )}
          <p className={previewStyles.words}>{ring(isNew.blog, value.blogUrl ? t.linksBlog : t.links)}</p>
          <p>
            © {brand.since} {value.name}
          </p>
        </div>
      </Shown>
      <Shown label={t.mail} changed={isNew.name || isNew.postal || isNew.email}>
        <div className={previewStyles.mail} data-look={look}>
          <div className={previewStyles.mailHead}>{logo(true)}</div>
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
    <div className={previewStyles.shown}>
      <p className={previewStyles.label}>
        <b>{label}</b>
        {changed && <span>{t.changed}</span>}
      </p>
      {children}
    </div>
  )
}

/** Name, tagline, contact and links of the product, as every page and mail shows them. */
export function Brand() {
  const { data, error, refetch } = useStoredSettings('brand')
  return (
    <SettingsPage title={t.brand} to="/admin/settings">
      {data && <Form stored={data} />}
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
    </SettingsPage>
  )
}

function Form({ stored }: { stored: Data<Calls['GET /admin/brand']> }) {
  const saved = flatBrand(stored)
  const form = useEntryForm('desk-settings-brand', saved)
  const store = useSaveSettings('brand')
  const value = brandFrom(form.value)
  const problems = brandProblems(value)
  return (
    <DeskColumns side={<BrandPreview value={value} stored={stored} />}>
      <SettingsPart
        form={form}
        stored={saved}
        labels={brandLabels}
        problems={problems}
        isSaving={store.isPending}
        onSave={() => store.mutate({ body: { ...value, version: stored.version } }, { onSuccess: form.markSaved })}
      >
        <BrandFields value={value} problems={problems} onChange={form.set} />
      </SettingsPart>
    </DeskColumns>
  )
}
