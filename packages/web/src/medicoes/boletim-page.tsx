import type { Boletim } from '@paco/domain/medicoes/boletim'
import { isAprovado } from '@paco/domain/medicoes/situacao'
import { type Day, formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { medicoesDoContratoLink } from '../contratos/links.ts'
import parts from '../ui/data/parts.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { DadosCard } from './dados/dados-card.tsx'
import type { Dados } from './dados/dados-form.tsx'
import { BoletimGrid } from './folha/boletim-grid.tsx'
import { ConflictNotice } from './folha/conflict-notice.tsx'
import { keptOf, withKept } from './folha/kept.ts'
import { FlushGuard } from './folha/leave-guard.tsx'
import { SaveStatus } from './folha/save-status.tsx'
import { faseOf, useAutosave } from './folha/use-autosave.ts'
import { Notas } from './notas.tsx'
import { PagamentosCard } from './pagamentos/pagamentos-card.tsx'
import { PassosButtons } from './passos-buttons.tsx'
import { PassosStrip } from './passos-strip.tsx'
import type { Folha } from './queries.ts'
import { SituacaoBoletimPill } from './situacao-pill.tsx'
import { usePassos } from './use-passos.ts'

const DadosDialog = lazy(async () => ({ default: (await import('./dados/dados-form.tsx')).DadosDialog }))
const DevolverDialog = lazy(async () => ({ default: (await import('./devolver-dialog.tsx')).DevolverDialog }))

const dadosOf = ({ inicio, fim, final, indice_base, indice_atual, deducoes }: Boletim): Dados => ({
  inicio,
  fim,
  final,
  indice_base,
  indice_atual,
  deducoes,
})

/** What the grid takes beside numbers. */
const HINTS = {
  rascunho: '100% mede todo o saldo do item; uma quantidade negativa é um estorno.',
  conferencia: 'Vazio é aceito como pleiteado; 100% também. O que não se aceita pede o motivo.',
}

/**
 * What a page is the same for. One that is still written begins anew with what was read; of an approved one nothing is typed
 * but its payments, and their dialog stays open whatever arrives meanwhile.
 */
export const shownAs = ({ boletim: { id, situacao } }: Pick<Folha, 'boletim'>, readAt: number): string =>
  isAprovado(situacao) ? `${id} aprovado` : `${id} ${readAt}`

interface BoletimPageProps {
  folha: Folha
  who: SessionUser | null
  today: Day
  back: ReactNode
  onReload: () => void
  onDeleted: () => void
}

/** A bulletin of measurement, as this person may work on it or read it where it stands. Until approved it is shown anew when read anew. */
export function BoletimPage({ folha: read, who, today, back, onReload, onDeleted }: BoletimPageProps) {
  const { boletim, contrato, medidaPor } = read
  const { id, numero } = boletim
  const fase = faseOf(who, boletim, contrato)
  const [kept] = useState(() => (fase === 'leitura' ? [] : keptOf(read)))
  const [folha] = useState(() => withKept(read, kept))
  const { linhas } = folha
  const autosave = useAutosave(boletim, fase, kept)
  const [dados, setDados] = useState(() => dadosOf(boletim))
  const [unread, setUnread] = useState(0)
  const [dialog, setDialog] = useState<'dados' | 'devolver' | null>(null)
  const passos = usePassos({ boletim, contrato, linhas, who, unread, after: autosave.after, onDeleted })
  const { retencao_percentual, contratado } = medidaPor
  const termos = { ...dados, data_base: contrato.data_base, retencao_percentual, contratado }
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={`Boletim nº ${numero}`}
        badge={<SituacaoBoletimPill situacao={boletim.situacao} />}
        lead={
          <>
            <Link {...medicoesDoContratoLink(contrato.id)}>Contrato {contrato.numero_ano}</Link> ·{' '}
            {contrato.empresa} · {formatDay(dados.inicio)} a {formatDay(dados.fim)}
          </>
        }
        back={back}
      >
        <PassosButtons
          {...passos}
          id={id}
          numero={numero}
          flush={autosave.flush}
          onConsent={(nome) => void passos.ask(nome)}
          onReturn={() => setDialog('devolver')}
          onDelete={() => void passos.askDelete()}
        />
      </PageHeader>
      {passos.problem ? <Problem text={passos.problem} onClose={passos.dismiss} /> : null}
      <ConflictNotice autosave={autosave} onReload={onReload} />
      <PassosStrip boletim={boletim} />
      <Notas boletim={boletim} contrato={contrato} who={who} />
      {fase === 'leitura' ? null : (
        <div className={`${shared.row} ${words.between} ${words.gap4x12} ${words.below8}`}>
          <SaveStatus autosave={autosave} />
          <span className={`${shared.small} ${shared.screenOnly}`}>{HINTS[fase]}</span>
          <FlushGuard isUnsaved={autosave.isUnsaved} flush={autosave.flush} />
        </div>
      )}
      <BoletimGrid
        folha={folha}
        fase={fase}
        termos={termos}
        onRows={autosave.change}
        onUnread={setUnread}
        isBusy={passos.isPending}
      />
      <div className={`${parts.measured} ${words.above16}`}>
        <div className={isAprovado(boletim.situacao) ? parts.pair : shared.stack}>
          <DadosCard
            boletim={boletim}
            dados={dados}
            contrato={contrato}
            retencao_percentual={retencao_percentual}
            onEdit={fase === 'rascunho' ? () => setDialog('dados') : null}
          />
          {isAprovado(boletim.situacao) ? (
            <PagamentosCard boletim={boletim} contrato={contrato} who={who} today={today} />
          ) : null}
        </div>
      </div>
      <Suspense fallback={null}>
        {dialog === 'dados' ? (
          <DadosDialog
            dados={dados}
            contrato={contrato}
            write={autosave.write}
            onSaved={setDados}
            onClose={close}
          />
        ) : null}
        {dialog === 'devolver' ? (
          <DevolverDialog {...boletim} after={autosave.after} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}
