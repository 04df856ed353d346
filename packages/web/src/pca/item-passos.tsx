import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Pca } from '@paco/domain/pca/pca'
import { isAprovado } from '@paco/domain/pca/plano'
import { itemAprovado, itemCancelado, itemConsolidado, itemDevolvido } from '@paco/domain/pca/revisao'
import { PASSOS_ITEM, type PassoItem, refusalOfItem } from '@paco/domain/pca/situacao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useMemo, useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { outrosField } from './outros-itens.tsx'
import { PassoDialog, passoFields } from './passo-dialog.tsx'

interface ItemPassosProps {
  pca: Pca
  who: SessionUser | null
}

type Aberto = Exclude<PassoItem, 'enviar'>

/** The window of a step that asks for words. */
function Janela({ pca, passo, onClose }: { pca: Pca; passo: Aberto; onClose: () => void }) {
  const consolidarFields = useMemo(() => [outrosField(pca), ...passoFields], [pca])
  const { id, versao, objeto } = pca
  const params = { id }
  const initial = { versao }
  const common = { text: `“${objeto}”`, submitLabel: PASSOS_ITEM[passo].label, initial, onClose }
  switch (passo) {
    case 'devolver':
      return (
        <PassoDialog
          {...common}
          title="Devolver à secretaria"
          schema={itemDevolvido}
          fields={passoFields}
          send={(body) => request(pcaCalls.returnItem, { params, body })}
        />
      )
    case 'aprovar':
      return (
        <PassoDialog
          {...common}
          title="Aprovar o item"
          schema={itemAprovado}
          fields={passoFields}
          send={(body) => request(pcaCalls.approveItem, { params, body })}
        />
      )
    case 'consolidar':
      return (
        <PassoDialog
          {...common}
          title="Consolidar itens neste"
          schema={itemConsolidado}
          fields={consolidarFields}
          send={(body) => request(pcaCalls.mergeItens, { params, body })}
        />
      )
    case 'cancelar':
      return (
        <PassoDialog
          {...common}
          title="Cancelar o item"
          schema={itemCancelado}
          fields={passoFields}
          send={(body) => request(pcaCalls.cancelItem, { params, body })}
        />
      )
  }
}

/** The steps that are a word of consent and nothing else: approving, while nobody has to say why. */
const isPlain = (passo: PassoItem, { plano_situacao }: Pca) =>
  passo === 'enviar' || (passo === 'aprovar' && !isAprovado(plano_situacao))

/** What this person may do with the item now. */
export function ItemPassos({ pca, who }: ItemPassosProps) {
  const [open, setOpen] = useState<Aberto | null>(null)
  const { ask, problem, isPending } = useAskedWrite({
    send: (passo: PassoItem) =>
      request(passo === 'enviar' ? pcaCalls.sendDemanda : pcaCalls.approveItem, {
        params: { id: pca.id },
        body: { versao: pca.versao },
      }),
    question: (passo) => ({
      title: passo === 'enviar' ? 'Enviar a demanda ao planejamento?' : 'Aprovar o item?',
      text: `“${pca.objeto}”`,
      confirmLabel: PASSOS_ITEM[passo].label,
    }),
    onDone: ({ data }) => toast(data.message ?? ''),
    failure: MESSAGES.stepFailed,
    quiet: true,
  })
  const steps = (Object.keys(PASSOS_ITEM) as PassoItem[]).filter(
    (passo) => refusalOfItem(who, passo, pca) === null,
  )
  const approval = refusalOfItem(who, 'aprovar', pca)
  return (
    <>
      {steps.map((passo) => (
        <Button
          key={passo}
          variant={passo === 'enviar' || passo === 'aprovar' ? 'filled' : 'default'}
          loading={isPending}
          onClick={() => (isPlain(passo, pca) ? void ask(passo) : setOpen(passo as Aberto))}
        >
          {PASSOS_ITEM[passo].label}
        </Button>
      ))}
      {approval?.por === 'ato' ? <Notice tone="info">{approval.texto}</Notice> : null}
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {open ? <Janela pca={pca} passo={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
