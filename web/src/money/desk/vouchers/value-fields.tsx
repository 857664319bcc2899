import { voucherDurations } from '@kasama/contract/desk/desk.rules'
import { Shuffle, TicketPercent } from 'lucide-react'
import { Button } from '#shared/ui/actions/button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { anotherCode, type VoucherForm } from './use-voucher-form'
import styles from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

const notes = { once: t.d_onceNote, three: t.d_threeNote, forever: undefined }

/** The code, its discount, and the payments that get it. */
export function ValueFields({ form: { draft, problems, set } }: { form: VoucherForm }) {
  return (
    <Panel>
      <h2>{t.value}</h2>
      <TextField
        label={t.code}
        icon={<TicketPercent aria-hidden="true" />}
        value={draft.code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t.codeHint}
        error={problems.code}
        onChange={({ target }) => set({ code: target.value.toUpperCase() })}
        trailing={
          <Button
            look="quiet"
            size="s"
            icon={<Shuffle aria-hidden="true" />}
            onClick={() => set({ code: anotherCode() })}
          >
            {t.another}
          </Button>
        }
      />
      <div className={styles.pair}>
        <div className={styles.group}>
          <span className={styles.label} aria-hidden="true">
            {t.takesOff}
          </span>
          <Segment
            label={t.takesOff}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
            options={[
              { value: 'percent', label: t.percent },
              { value: 'dollars', label: t.dollars },
            ]}
          />
        </div>
        <TextField
          label={t.howMuch}
          inputMode="decimal"
          autoComplete="off"
          value={draft.much}
          error={problems.value}
          onChange={({ target }) => set({ much: target.value })}
          trailing={<b className={styles.suffix}>{draft.kind === 'percent' ? '%' : '$'}</b>}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>{t.which}</legend>
        <RadioList
          label={t.which}
          value={draft.duration}
          onChange={(duration) => set({ duration })}
          options={voucherDurations.map((value) => ({ value, label: t[`d_${value}`], note: notes[value] }))}
        />
        {problems.duration && (
          <p className={styles.wrong} role="alert">
            {problems.duration}
          </p>
        )}
      </fieldset>
    </Panel>
  )
}
