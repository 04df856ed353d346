import { prazosCalls } from '@paco/domain/prazos/contract'
import type { PrazoDoProjeto } from '@paco/domain/prazos/cumprimento'
import { canReadComprovacoes, canUnmarkPrazos } from '@paco/domain/prazos/policy'
import { formatDay, formatInstant } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { request } from '../http/client.ts'
import parts from '../ui/data/parts.module.css'
import { FileLink } from '../ui/file/file-link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { distanceText, GRUPO_LOOKS, grupoOf } from './grupos.ts'
import classes from './legais.module.css'
import { LegalNote } from './legal-note.tsx'
import { MarcarCumprido } from './marcar-cumprido.tsx'

/** An address is followed; anything else is read. */
function Comprovacao({ por }: { por: string }) {
  if (!/^https?:\/\/\S+$/.test(por)) return por
  return (
    <a href={por} target="_blank" rel="noopener noreferrer">
      {por}
    </a>
  )
}

/** One that runs: what it rests on, what to do, and how far it is. */
export function Aberto({ prazo, who }: { prazo: PrazoDoProjeto; who: SessionUser | null }) {
  const due = { ...prazo, tipo: 'legal' } as const
  return (
    <tr>
      <th scope="row">
        {prazo.detalhe}
        <span className={`${shared.small} ${words.block} ${classes.of}`}>{prazo.titulo}</span>
      </th>
      <td data-label="Base legal">
        <div>
          <LegalNote base={prazo.base_legal} acao={prazo.acao} uteis={prazo.dias_uteis}>
            <MarcarCumprido prazo={prazo} who={who} />
          </LegalNote>
        </div>
      </td>
      <td data-label="Vence em" className={`${words.nowrap} ${words.tabular}`}>
        {formatDay(prazo.dia)}
      </td>
      <td data-label="Situação">
        <StatusPill tone={GRUPO_LOOKS[grupoOf(due)].tone}>{distanceText(due)}</StatusPill>
      </td>
    </tr>
  )
}

/** The file of a mark, as it was sent. */
async function load({ cumprimento_id }: PrazoDoProjeto): Promise<Blob> {
  const params = { id: cumprimento_id ?? 0 }
  return (await request(prazosCalls.readComprovacao, { params })).data as unknown as Blob
}

interface CumpridoProps {
  prazo: PrazoDoProjeto
  who: SessionUser | null
  onUndo: () => void
}

/** One that was met: how, and by whom it was said. */
export function Cumprido({ prazo, who, onUndo }: CumpridoProps) {
  const { detalhe, titulo, base_legal, dia, por, arquivo, cumprido_em, marcado_por, marcado_em } = prazo
  return (
    <tr>
      <th scope="row">
        {detalhe}
        <span className={`${shared.small} ${words.block} ${classes.of}`}>{titulo}</span>
      </th>
      <td data-label="Como">
        <div>
          {por !== null && <Comprovacao por={por} />}
          {arquivo !== null && (
            <FileLink arquivo={arquivo} fetch={canReadComprovacoes(who) ? () => load(prazo) : null} />
          )}
          <span className={`${shared.small} ${words.block}`}>
            {base_legal}
            {marcado_por !== null && ` · marcado por ${marcado_por} em ${formatInstant(marcado_em ?? '')}`}
          </span>
          {prazo.cumprimento_id !== null && canUnmarkPrazos(who) && (
            <button
              type="button"
              className={`${parts.linkButton} ${shared.screenOnly} ${words.size13} ${classes.mark}`}
              onClick={onUndo}
            >
              Desfazer
              <span className={shared.unseen}>
                : {detalhe}, {titulo}
              </span>
            </button>
          )}
        </div>
      </td>
      <td data-label="Vencia em" className={`${words.nowrap} ${words.tabular}`}>
        {formatDay(dia)}
      </td>
      <td data-label="Situação">
        <StatusPill tone="ok">
          {cumprido_em === null ? 'cumprido' : `cumprido em ${formatDay(cumprido_em)}`}
        </StatusPill>
      </td>
    </tr>
  )
}
