import { type CabecalhoDiario, diaDiverge, distanciaDaObra } from '@paco/domain/diario/cabecalho'
import { MOMENTO_LABELS } from '@paco/domain/diario/momento'
import type { RegistroDiario } from '@paco/domain/diario/registro'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { formatDay } from '@paco/domain/shared/days'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'

/** Stage and moment of an entry, and whether it counts. */
export function Marcas({ registro }: { registro: RegistroDiario }) {
  const { etapa, momento, situacao } = registro
  const stage = ETAPAS.find(({ numero }) => numero === etapa)
  return (
    <span className={`${words.wrap} ${words.gap4}`}>
      {situacao === 'sem_efeito' ? <StatusPill tone="late">Sem efeito</StatusPill> : null}
      {momento ? <StatusPill tone="run">{MOMENTO_LABELS[momento]}</StatusPill> : null}
      {stage ? (
        <StatusPill tone="idle">
          {stage.numero} · {stage.rotulo}
        </StatusPill>
      ) : null}
    </span>
  )
}

/** What only those who work on it read of an entry: by whom, where, and what does not fit. */
export function Notas({ registro, cabecalho }: { registro: RegistroDiario; cabecalho: CabecalhoDiario }) {
  const { hora, autor_nome, contrato_nome, motivo, exif_dia } = registro
  const facts = [hora, autor_nome, contrato_nome, distanciaDaObra(registro, cabecalho.ponto)].filter(Boolean)
  return (
    <>
      {facts.length > 0 ? <p className={`${shared.small} ${words.wraps}`}>{facts.join(' · ')}</p> : null}
      {diaDiverge(registro) && exif_dia !== null ? (
        <p className={shared.error}>A câmera gravou outro dia: {formatDay(exif_dia)}.</p>
      ) : null}
      {motivo ? <p className={`${shared.error} ${words.wraps}`}>Sem efeito: {motivo}</p> : null}
    </>
  )
}
