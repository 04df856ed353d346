import { agrupar, MAX_MUDANCAS, type Mudanca, semLugar } from '@paco/domain/avisos/mudanca'
import { segundaOf, semanaOf } from '@paco/domain/avisos/semana'
import { addDays, formatDay, formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { hoje } from '../http/hoje.ts'
import { PATHS } from '../paths.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './avisos.module.css'
import { FraseText } from './frase-text.tsx'
import { useMudancasView } from './mudancas-view.ts'
import { mudancasQuery } from './queries.ts'

const NOBODY = 'Sem secretaria'

function Projeto({ mudancas }: { mudancas: readonly Mudanca[] }) {
  const [first] = mudancas
  if (first === undefined) return null
  return (
    <li className={classes.project}>
      <h3>
        <Link to={PATHS.viewProjeto} params={{ id: String(first.id_projeto) }} className={parts.recordLink}>
          {first.projeto_nome}
        </Link>
      </h3>
      <ul>
        {mudancas.map(({ ate, frase, instante }) => (
          <li key={ate} className={words.wraps}>
            <FraseText frase={semLugar(frase)} />{' '}
            <time className={`${shared.small} ${words.nowrap}`} dateTime={instante}>
              {formatInstant(instante)}
            </time>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Secretaria({ nome, mudancas }: { nome: string; mudancas: readonly Mudanca[] }) {
  const projetos = agrupar(mudancas, ({ projeto_nome, id_projeto }) => `${projeto_nome}\n${id_projeto}`)
  const lead = projetos.length === 1 ? '1 projeto' : `${projetos.length} projetos`
  return (
    <Card title={nome} lead={lead} long>
      <ul>
        {projetos.map((projeto) => (
          <Projeto key={projeto.nome} mudancas={projeto.itens} />
        ))}
      </ul>
    </Card>
  )
}

/** '/mudancas': what changed in a week, by department and project, in sentences. */
export function MudancasPage({ secretarias }: { secretarias: readonly SecretariaChoice[] }) {
  const { filters, set } = useMudancasView()
  const esta = semanaOf(hoje())
  const semana = filters.semana ?? esta
  const segunda = segundaOf(semana) ?? hoje()
  const { data, error, refetch } = useQuery(mudancasQuery(semana, filters.id_secretaria))
  const go = (weeks: number) => {
    const other = semanaOf(addDays(segunda, weeks * 7))
    set('semana', other === esta ? undefined : other)
  }
  const groups = agrupar(data ?? [], ({ secretaria_nome }) => secretaria_nome ?? NOBODY)
  return (
    <>
      <PageHeader
        title="O que mudou na semana"
        lead={`De ${formatDay(segunda)} a ${formatDay(addDays(segunda, 6))}.`}
      >
        <Button variant="default" leftSection={<ChevronLeft size={16} aria-hidden />} onClick={() => go(-1)}>
          Semana anterior
        </Button>
        <Button
          variant="default"
          rightSection={<ChevronRight size={16} aria-hidden />}
          disabled={semana >= esta}
          onClick={() => go(1)}
        >
          Semana seguinte
        </Button>
      </PageHeader>
      <FilterBar
        chosen={filters.id_secretaria === undefined ? 0 : 1}
        onClear={() => set('id_secretaria', undefined)}
      >
        <FilterControl
          filter={secretariaFilter(secretarias)}
          labelled
          value={filters.id_secretaria}
          onChange={(value) => set('id_secretaria', value)}
        />
      </FilterBar>
      <div className={shared.stack} aria-busy={!data && !error}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} label="Carregando as mudanças…" />}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              title="Nada mudou nesta semana."
              text="Veja a semana anterior, ou outra secretaria."
            />
          </Card>
        )}
        {data?.length === MAX_MUDANCAS && (
          <p className={shared.note}>
            Só as {MAX_MUDANCAS} mudanças mais novas aparecem. Escolha uma secretaria para ver mais.
          </p>
        )}
        {groups.map(({ nome, itens }) => (
          <Secretaria key={nome} nome={nome} mudancas={itens} />
        ))}
      </div>
    </>
  )
}
