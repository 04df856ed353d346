import { aditivosCalls } from '@paco/domain/aditivos/contract'
import type { Exame } from '@paco/domain/aditivos/exame'
import { pncpDoTermoNome } from '@paco/domain/aditivos/pncp'
import { canNoteTermo } from '@paco/domain/aditivos/policy'
import { canSendPncp } from '@paco/domain/contratos/policy'
import type { FaltaPncp } from '@paco/domain/shared/pncp'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useState } from 'react'
import { PncpCard } from '../../contratos/pncp-card.tsx'
import { ContratoWay } from '../../contratos/pncp-do-contrato.tsx'
import { request } from '../../http/client.ts'
import parts from '../../ui/data/parts.module.css'
import { pncpDoTermoQuery } from '../queries.ts'
import { TermoModal } from '../termo-modal.tsx'

interface PncpDoTermoProps extends Pick<Exame, 'aditivo' | 'projeto' | 'contrato'> {
  who: SessionUser | null
}

/** What the national portal is sent of an approved amendment. */
export function PncpDoTermo({ aditivo, projeto, contrato, who }: PncpDoTermoProps) {
  const [open, setOpen] = useState(false)
  const { id, versao } = aditivo
  const baixar = async () =>
    (await request(aditivosCalls.exportPncpDoTermo, { params: { id } })).data as unknown as Blob
  const way = (falta: FaltaPncp) => {
    if (falta.onde.tela === 'termo' && canNoteTermo(who, projeto, aditivo))
      return (
        <button type="button" className={parts.inlineButton} onClick={() => setOpen(true)}>
          {falta.rotulo}
        </button>
      )
    return contrato === null ? (
      <strong>{falta.rotulo}</strong>
    ) : (
      <ContratoWay falta={falta} contrato={contrato} who={who} />
    )
  }
  return (
    <>
      <PncpCard
        query={pncpDoTermoQuery(id)}
        arquivo={{ nome: pncpDoTermoNome(aditivo, contrato), baixar }}
        enviar={
          canSendPncp(who)
            ? (confirmado) =>
                request(aditivosCalls.sendPncpDoTermo, { params: { id }, body: { confirmado, versao } })
            : undefined
        }
        way={way}
      />
      {open ? <TermoModal aditivo={aditivo} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
