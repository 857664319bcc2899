import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import { htmlLanguages, languages } from '@kasama/contract/language'
import { Globe, Mail } from 'lucide-react'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { settingsTexts as t } from '../settings.texts'
import type { FlatBrand } from './flat-brand'

type Props = {
  value: BrandSettings
  problems: Record<string, string>
  onChange: (change: Partial<FlatBrand>) => void
}

const networks = ['facebook', 'instagram', 'youtube', 'tiktok'] as const

/** Fields of the brand, each with a hint on what it changes. */
export function BrandFields({ value, problems, onChange }: Props) {
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
            label={code === 'eng' ? t.tagline : t[`tagline_${code}`]}
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
