import { fotoNova, ocorrenciaNova } from '@paco/domain/diario/registro'
import { conflict } from '@paco/domain/shared/errors'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import words from '../../ui/theme/words.module.css'
import { fotoFields, ocorrenciaFields } from '../fields.ts'
import { ditoEm, type Said } from '../novo-item.ts'
import { lerItem } from './banco.ts'
import type { ItemFila } from './item.ts'
import { segurar, travaDe } from './trava.ts'

interface EditarItemProps {
  chave: string
  onItem: (item: ItemFila) => Promise<void>
  onClose: () => void
  /** It may be sent again. */
  onLetGo: () => void
}

/** The entry as it is here now, held as long as this is shown: nobody sends it meanwhile. Null where it leaves just now, or has left. */
function useHeld(chave: string, onLetGo: () => void): ItemFila | null | undefined {
  const [held, setHeld] = useState<ItemFila | null>()
  const after = useRef(onLetGo)
  after.current = onLetGo
  useEffect(() => {
    let left = false
    const holding = segurar(travaDe(chave))
    void holding
      .then((letGo) => (letGo ? lerItem(chave) : undefined))
      .then((item) => left || setHeld(item ?? null))
    return () => {
      left = true
      void holding.then((letGo) => {
        letGo?.()
        after.current()
      })
    }
  }, [chave])
  return held
}

const SO_TEXTO = ocorrenciaFields([])
const FOI = 'Este registro está sendo enviado, ou já foi. Corrija-o no diário.'

/** What is said of an entry that has not left this device. */
export function EditarItem({ chave, onItem, onClose, onLetGo }: EditarItemProps) {
  const item = useHeld(chave, onLetGo)
  if (item === undefined) return <Skeleton lines={4} />
  if (item === null)
    return (
      <Card title="Editar na fila">
        <Notice tone="info">{FOI}</Notice>
        <div className={words.above12}>
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
        </div>
      </Card>
    )
  const common = {
    label: 'Editar na fila',
    initial: item,
    submitLabel: 'Guardar na fila',
    onCancel: onClose,
    submit: async (said: Said) => {
      // In browsers without locks another tab may have sent it.
      if (!(await lerItem(chave))) throw conflict(FOI)
      const dito = ditoEm({ id_contrato: item.id_contrato, ...said })
      await onItem({ ...item, ...dito, edicao: item.edicao + 1, problema: null })
    },
    onSuccess: onClose,
  }
  const [verb, lead] = item.problema ? ['Corrigir', item.problema.texto] : ['Editar', undefined]
  return item.tipo === 'foto' ? (
    <Card title={`${verb} foto na fila`} lead={lead}>
      <EntityForm {...common} schema={fotoNova} fields={fotoFields} />
    </Card>
  ) : (
    <Card title={`${verb} ocorrência na fila`} lead={lead}>
      <EntityForm {...common} schema={ocorrenciaNova} fields={SO_TEXTO} />
    </Card>
  )
}
