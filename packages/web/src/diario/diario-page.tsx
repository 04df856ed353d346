import { MESSAGES } from '@paco/domain/diario/messages'
import type { RegistroDiario } from '@paco/domain/diario/registro'
import { formatInstant } from '@paco/domain/shared/days'
import { formatNumber } from '@paco/domain/shared/formats'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { Comparador } from './comparador.tsx'
import classes from './diario.module.css'
import { Dias } from './dias.tsx'
import type { Filtro } from './filtro.ts'
import { Filtros } from './filtros.tsx'
import { Lightbox } from './lightbox.tsx'
import type { Pagina } from './queries.ts'
import type { Mudanca } from './registro-forms.tsx'

const RegistroForms = lazy(async () => ({ default: (await import('./registro-forms.tsx')).RegistroForms }))

interface DiarioPageProps {
  lida: Pagina
  filtro: Filtro
  onFiltro: (filtro: Filtro) => void
  /** Where there are older ones; `failed` when they did not come. */
  more: { ask: () => void; loading: boolean; failed: boolean } | null
}

const VAZIO = {
  escreve: 'Toque em “Fotografar” ou “Ocorrência” para fazer o primeiro registro.',
  le: 'Quando a obra tiver fotos, elas aparecem aqui.',
}

/** What the diary tells: day by day, the newest first, where nothing moves it that comes later; then before and after. */
export function DiarioPage({ lida, filtro, onFiltro, more }: DiarioPageProps) {
  const { cabecalho, registros, total, lida_em } = lida
  const [aberta, setAberta] = useState<RegistroDiario | null>(null)
  const [mudanca, setMudanca] = useState<{ registro: RegistroDiario; mudanca: Mudanca } | null>(null)
  const isFiltered = filtro.tipo !== null || filtro.etapa !== null
  const fotos = registros.filter(({ tipo }) => tipo === 'foto')
  const open = aberta && registros.find(({ id }) => id === aberta.id)
  const change = (registro: RegistroDiario, what: Mudanca) => {
    // One dialog at a time: what is over the page would lie under the other.
    setAberta(null)
    setMudanca({ registro, mudanca: what })
  }
  const actions = (registro: RegistroDiario) =>
    cabecalho.escreve && registro.situacao === 'vigente' ? (
      <div className={`${words.wrap} ${words.gap8}`}>
        <Button variant="default" size="xs" onClick={() => change(registro, 'corrigir')}>
          Corrigir
        </Button>
        <Button variant="subtle" size="xs" color="red" onClick={() => change(registro, 'sem_efeito')}>
          Tornar sem efeito
        </Button>
      </div>
    ) : null
  return (
    <div className={cabecalho.escreve ? classes.fundo : undefined}>
      {lida_em === null ? null : (
        <div className={words.below16}>
          <Notice tone="info">Sem conexão: lista de {formatInstant(new Date(lida_em).toISOString())}.</Notice>
        </div>
      )}
      {registros.length > 0 || isFiltered ? (
        <div className={words.above16}>
          <Filtros
            id_projeto={cabecalho.id_projeto}
            filtro={filtro}
            livro={cabecalho.le_livro}
            onChange={onFiltro}
          />
        </div>
      ) : null}
      {registros.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'Nenhum registro com este filtro.' : 'Nenhum registro no diário.'}
          text={isFiltered ? undefined : cabecalho.escreve ? VAZIO.escreve : VAZIO.le}
        />
      ) : (
        <Dias
          registros={registros}
          cabecalho={cabecalho}
          onOpen={setAberta}
          onAnnul={(registro) => change(registro, 'sem_efeito')}
        />
      )}
      {more ? (
        <>
          {more.failed ? <Problem text={MESSAGES.loadFailed} /> : null}
          <Button variant="default" loading={more.loading} onClick={more.ask}>
            Mostrar mais antigos ({formatNumber(registros.length)} de {formatNumber(total)})
          </Button>
        </>
      ) : null}
      <div className={words.above16}>
        <Comparador id_projeto={cabecalho.id_projeto} />
      </div>
      {open ? (
        <Lightbox
          fotos={fotos}
          aberta={open}
          cabecalho={cabecalho}
          actions={actions(open)}
          onOpen={setAberta}
          onClose={() => setAberta(null)}
        />
      ) : null}
      {mudanca ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <RegistroForms {...mudanca} onClose={() => setMudanca(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
