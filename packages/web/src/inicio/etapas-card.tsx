import { MOTIVO_LABELS } from '@paco/domain/etapas/semana'
import type { Inicio } from '@paco/domain/inicio/inicio'
import type { EtapaDaSemana } from '@paco/domain/projetos/semana'
import { formatDay } from '@paco/domain/shared/days'
import { Check } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { viewLink } from '../projetos/links.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { Cartao, Linha, Linhas, verTodos } from './cartao.tsx'
import classes from './inicio.module.css'
import { VER } from './perguntas.ts'
import { diasText, nomeDaEtapa, quandoText } from './textos.ts'
import { chaveDa, useConcluir } from './use-concluir.ts'

const MotivoDialog = lazy(async () => ({ default: (await import('./motivo-dialog.tsx')).MotivoDialog }))

const Quando = ({ etapa }: { etapa: EtapaDaSemana }) =>
  etapa.atraso > 0 ? (
    <StatusPill tone="late">{diasText(etapa.atraso)} de atraso</StatusPill>
  ) : (
    <StatusPill tone={etapa.motivo === 'em_andamento' ? 'run' : 'wait'}>
      {MOTIVO_LABELS[etapa.motivo]}
    </StatusPill>
  )

interface EtapasCardProps {
  etapas: NonNullable<Inicio['etapas']>
  hoje: string
}

/** The stages that are late, run or are due, each concluded from its row. */
export function EtapasCard({ etapas: { total, linhas }, hoje }: EtapasCardProps) {
  const { concluir, comMotivo, isBusy, busy, error, dismiss } = useConcluir()
  return (
    <Cartao
      title="Minhas etapas"
      lead={`Em ${formatDay(hoje)}: atrasadas, em andamento, ou que começam ou terminam em até 14 dias.`}
      empty="Tudo em dia: nenhuma etapa atrasada e nenhuma por perto."
      count={linhas.length}
      links={[{ texto: verTodos(total, linhas.length, 'Ver todas'), link: VER.etapas }]}
    >
      {error ? <Problem error={error} onClose={dismiss} /> : null}
      <Linhas>
        {linhas.map((etapa) => (
          <Linha
            key={chaveDa(etapa)}
            link={viewLink(etapa.id_projeto)}
            nome={etapa.projeto}
            detalhe={
              <>
                {nomeDaEtapa(etapa)} · {quandoText(etapa)}
              </>
            }
          >
            <div className={classes.act}>
              <Quando etapa={etapa} />
              {etapa.recusa === null && (
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={<Check size={14} aria-hidden />}
                  loading={isBusy(etapa)}
                  disabled={busy !== null && !isBusy(etapa)}
                  onClick={() => void concluir(etapa)}
                  aria-label={`Concluir a etapa ${etapa.etapa} de ${etapa.projeto}`}
                >
                  Concluir
                </Button>
              )}
            </div>
          </Linha>
        ))}
      </Linhas>
      {comMotivo && (
        <Suspense fallback={null}>
          <MotivoDialog {...comMotivo} />
        </Suspense>
      )}
    </Cartao>
  )
}
