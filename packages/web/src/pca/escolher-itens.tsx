import type { Pca } from '@paco/domain/pca/pca'
import { formatMoney } from '@paco/domain/shared/money'
import words from '../ui/theme/words.module.css'

interface EscolherItensProps {
  legend: string
  itens: readonly Pca[]
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** Items of a plan, of which some are chosen. */
export function EscolherItens({ legend, itens, chosen, onChange }: EscolherItensProps) {
  return (
    <fieldset>
      <legend className={words.strong}>{legend}</legend>
      {itens.map(({ id, numero_item, objeto, valor_preliminar }) => (
        <div key={id} className={words.above4}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />{' '}
            {numero_item}. {objeto} · {formatMoney(valor_preliminar)}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
