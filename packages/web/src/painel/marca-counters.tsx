import { MARCA_MEANINGS } from '@paco/domain/etapas/marca'
import type { PainelProcessos } from '@paco/domain/painel/painel'
import { Link } from '@tanstack/react-router'
import { listLink } from '../projetos/links.ts'
import { semEvolucaoMark } from '../projetos/sem-evolucao-marks.ts'
import tiles from '../ui/data/tiles.module.css'
import { Marks, type ShownMark } from '../ui/marks.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { countText } from './figures.ts'
import classes from './marca-counters.module.css'
import type { ProcessosFilter } from './queries.ts'

interface MarcaCountersProps {
  painel: Pick<PainelProcessos, 'por_marca' | 'paralisados' | 'sem_evolucao'>
  filter: ProcessosFilter
}

interface Counter extends ShownMark {
  readonly total: number
  readonly narrowed: Parameters<typeof listLink>[0]
  /** Between the count and the mark, where it says of what. */
  readonly word?: string
}

/** Works that are stopped or do not get on are told of where there are any. */
function worksOf({ paralisados, sem_evolucao }: MarcaCountersProps['painel']): Counter[] {
  const stopped = {
    tone: 'wait',
    label: 'obra paralisada',
    title: 'Paradas por uma ordem que ainda não foi encerrada.',
    total: paralisados.total,
    narrowed: { paralisado: true },
  } as const
  const still = {
    ...semEvolucaoMark,
    total: sem_evolucao.total,
    narrowed: { sem_evolucao: true },
    word: '',
  } as const
  return [stopped, still].filter(({ total }) => total > 0)
}

/** What the four situations leave unsaid: how many projects of any of them have a mark; each leads to its list. */
export function MarcaCounters({ painel, filter }: MarcaCountersProps) {
  const ofEtapas = painel.por_marca.map(({ marca, total }): Counter => {
    const { label, rule, tone } = MARCA_MEANINGS[marca]
    return { tone, label, title: rule, total, narrowed: { marca } }
  })
  return (
    <ul className={`${tiles.tiles} ${classes.counters}`} aria-label="Processos por etapa">
      {[...ofEtapas, ...worksOf(painel)].map(({ total, narrowed, word = 'com', ...mark }) => (
        <li key={mark.label}>
          <Link
            {...listLink({ ...filter, ...narrowed })}
            className={`${shared.panel} ${words.block} ${tiles.tile} ${classes.counter}`}
          >
            <span className={`${shared.row} ${classes.words}`}>
              <strong>{countText(total)}</strong> {word} <Marks marks={[mark]} />
            </span>
            <span className={`${shared.note} ${classes.rule}`}>{mark.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
