import lists from '../ui/data/facts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import type { Change } from './efeito.ts'

/** What an approval would change: `R$ 1.000.000,00 → R$ 1.200.000,00`, stage by stage for deadlines. */
export function EfeitoView({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <section>
      <h3 className={`${shared.small} ${words.below4}`}>{title}</h3>
      <dl className={lists.ends}>
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt className={words.ink}>{label}</dt>
            <dd>
              {before} → <strong>{after}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
