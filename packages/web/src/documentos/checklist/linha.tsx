import { ESTADO_LABELS, type Estado } from '@paco/domain/documentos/checklist'
import { EXIGENCIA_LABELS } from '@paco/domain/documentos/regra'
import type { Day } from '@paco/domain/shared/days'
import { CircleCheck, CircleDashed, CircleMinus, CircleSlash, type LucideIcon } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useDrop } from '../../ui/file/use-drop.ts'
import { StatusPill, type Tone } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { UploadList } from '../../ui/upload/upload-list.tsx'
import type { Uploads } from '../../ui/upload/use-uploads.ts'
import { DocumentoItem } from '../documento-item.tsx'
import type { Linha } from './groups.ts'
import classes from './linha.module.css'

const LOOKS: Record<Estado, { tone: Tone; icon: LucideIcon }> = {
  falta: { tone: 'wait', icon: CircleDashed },
  anexado: { tone: 'ok', icon: CircleCheck },
  dispensado: { tone: 'run', icon: CircleMinus },
  nao_se_aplica: { tone: 'idle', icon: CircleSlash },
}

interface LinhaProps {
  linha: Linha
  projetoId: number
  today: Day
  writes: boolean
  /** Those on their way to this line. */
  uploads: Uploads
  onFiles: (files: readonly File[]) => void
  onAttach: () => void
  onWaive: () => void
  onUnwaive: () => void
}

/** One expected document: how it stands, by which law, what is attached. A file dropped on it is attached to it. */
export function LinhaView(props: LinhaProps) {
  const { linha, projetoId, today, writes, uploads, onFiles, onAttach, onWaive, onUnwaive } = props
  const { item, documentos } = linha
  const { regra, estado, obrigatorio, porque, dispensa } = item
  const { over, on } = useDrop(onFiles)
  const look = LOOKS[estado]
  const why = dispensa === null ? porque : `${dispensa.motivo} (${dispensa.feita_por_nome ?? 'sem nome'})`
  return (
    <li
      className={classes.linha}
      aria-label={regra.nome}
      data-estado={estado}
      data-over={(over && writes) || undefined}
      {...(writes && on)}
    >
      <div className={classes.head}>
        <span className={classes.state}>
          <StatusPill tone={look.tone} icon={look.icon}>
            {estado === 'falta' && !obrigatorio ? 'Facultativo' : ESTADO_LABELS[estado]}
          </StatusPill>
        </span>
        <div className={words.shrinks}>
          <p className={words.medium}>{regra.nome}</p>
          <p className={`${shared.small} ${words.wraps}`}>
            {EXIGENCIA_LABELS[regra.exigencia]} · {regra.base}
            {regra.observacao === null ? '' : ` · ${regra.observacao}`}
          </p>
          {why === '' ? null : <p className={`${shared.small} ${words.wraps} ${words.ink}`}>{why}</p>}
        </div>
        {writes ? (
          <div className={`${shared.screenOnly} ${words.wrap} ${words.gap4} ${classes.actions}`}>
            {estado === 'nao_se_aplica' ? null : (
              <Button size="xs" variant="default" aria-label={`Anexar ${regra.nome}`} onClick={onAttach}>
                Anexar
              </Button>
            )}
            {estado === 'falta' ? (
              <Button size="xs" variant="subtle" aria-label={`Dispensar ${regra.nome}`} onClick={onWaive}>
                Dispensar
              </Button>
            ) : null}
            {dispensa === null ? null : (
              <Button
                size="xs"
                variant="subtle"
                aria-label={`Desfazer a dispensa de ${regra.nome}`}
                onClick={onUnwaive}
              >
                Desfazer dispensa
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {documentos.length > 0 ? (
        <ul className={classes.attached} aria-label={`Anexados: ${regra.nome}`}>
          {documentos.map((documento) => (
            <DocumentoItem
              key={documento.id}
              documento={documento}
              today={today}
              named={documento.entidade !== 'projetos' || documento.registro_id !== projetoId}
              writes={writes}
            />
          ))}
        </ul>
      ) : null}
      <UploadList uploads={uploads} />
    </li>
  )
}
