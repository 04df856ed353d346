import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { TIPO_LABELS } from '@paco/domain/diario/registro'
import { formatDay } from '@paco/domain/shared/days'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { wayText } from '../../ui/file/use-way.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from '../diario.module.css'
import type { ItemFila } from './item.ts'

function Mini({ arquivo }: { arquivo: Blob }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(arquivo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [arquivo])
  return address === null ? null : <img src={address} alt="" className={classes.mini} />
}

interface LinhaProps {
  item: ItemFila
  /** How much of it has left; undefined while it waits. */
  percent: number | null | undefined
  onEdit: () => void
  onRemove: () => void
}

/** One entry that waits: what it is, how far it is, and why it was refused, with the two ways out of that. */
export function Linha({ item, percent, onEdit, onRemove }: LinhaProps) {
  const { tipo, dia, texto, arquivo, problema } = item
  const size = arquivo ? ` · ${formatTamanho(arquivo.size)}` : ''
  const sending = percent !== undefined
  return (
    <li className={classes.espera}>
      {arquivo ? <Mini arquivo={arquivo} /> : null}
      <div className={`${words.grows} ${words.shrinks}`}>
        <p className={words.wraps}>{texto ?? TIPO_LABELS[tipo]}</p>
        <p className={shared.small}>
          {TIPO_LABELS[tipo]} de {formatDay(dia)}
          {size}
        </p>
        {sending ? (
          <ProgressBar label="Envio" value={percent ?? 0} text={wayText(percent ?? 0)} size="sm" />
        ) : null}
        {problema && !sending ? (
          <p className={`${shared.error} ${words.wraps}`}>Não enviado: {problema.texto}</p>
        ) : null}
      </div>
      {sending ? null : (
        <div className={classes.botoes}>
          <Button variant="default" size="xs" onClick={onEdit}>
            {problema ? 'Corrigir' : 'Editar'}
          </Button>
          <Button variant="subtle" size="xs" color="red" onClick={onRemove}>
            Descartar
          </Button>
        </div>
      )}
    </li>
  )
}
