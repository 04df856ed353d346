import { remessasCalls } from '@paco/domain/remessas/contract'
import { canMakeRemessas } from '@paco/domain/remessas/policy'
import { type Remessa, remessasList } from '@paco/domain/remessas/remessa'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { FileLink } from '../ui/file/file-link.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import words from '../ui/theme/words.module.css'
import { GerarDialog } from './gerar-dialog.tsx'
import { PreviaCard } from './previa-card.tsx'

const fetchOf = async ({ id }: Remessa): Promise<Blob> =>
  (await request(remessasCalls.readRemessa, { params: { id } })).data as unknown as Blob

const countText = (total: number) =>
  `${formatWhole(total)} ${total === 1 ? 'remessa guardada' : 'remessas guardadas'}. O arquivo de cada uma é o que foi gerado, e não muda.`

/** '/relatorios/obras-tce': what was told to the court of accounts, and what would be today. */
export function RemessasList({ who }: { who: SessionUser | null }) {
  const [making, setMaking] = useState(false)
  return (
    <ListScreen
      list={remessasList}
      call={remessasCalls.listRemessas}
      lead={({ total }) => countText(total)}
      searchPlaceholder="Pesquisar por arquivo ou SHA-256"
      columns={{
        id: { width: '64px' },
        tribunal_sigla: { nowrap: true },
        inicio: { nowrap: true },
        fim: { nowrap: true },
        sha256: { width: '34%' },
        feita_em: { nowrap: true },
      }}
      cells={{
        sha256: (row) => <FileLink arquivo={row.arquivo} fetch={() => fetchOf(row)} />,
      }}
      primaryAction={canMakeRemessas(who) && <Button onClick={() => setMaking(true)}>Gerar remessa</Button>}
      empty={{
        title: 'Nenhuma remessa ainda.',
        text: 'Cada remessa gerada fica guardada aqui, com quem a gerou e quando.',
      }}
      emptyFiltered="Nenhuma remessa encontrada."
    >
      <div className={words.below16}>
        <PreviaCard />
      </div>
      {making && <GerarDialog onClose={() => setMaking(false)} />}
    </ListScreen>
  )
}
