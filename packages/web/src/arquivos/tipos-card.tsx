import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { tipoTexto, type Uso } from '@paco/domain/arquivos/uso'
import { formatNumber } from '@paco/domain/shared/formats'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { EmptyState } from '../ui/states/empty-state.tsx'
import classes from './tipos-card.module.css'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the city keeps, by kind of file, the largest share first. */
export function TiposCard({ uso: { tipos, arquivos, bytes } }: { uso: Uso }) {
  if (tipos.length === 0)
    return (
      <Card title="Por tipo de arquivo">
        <EmptyState
          title="Nenhum arquivo guardado"
          text="Aqui aparece quanto ocupam os documentos e as fotos que as secretarias enviam."
        />
      </Card>
    )
  return (
    <Card title="Por tipo de arquivo">
      <table className={data.table}>
        <thead>
          <tr>
            <th scope="col">Tipo</th>
            <th scope="col" data-number>
              Arquivos
            </th>
            <th scope="col" data-number>
              Tamanho
            </th>
          </tr>
        </thead>
        <tbody>
          {tipos.map((tipo) => (
            <tr key={tipo.tipo}>
              <th scope="row">{capital(tipoTexto(tipo.tipo))}</th>
              <td data-number>{formatNumber(tipo.arquivos)}</td>
              <td data-number>{formatTamanho(tipo.bytes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={classes.total}>
          <tr>
            <th scope="row">Total</th>
            <td data-number>{formatNumber(arquivos)}</td>
            <td data-number>{formatTamanho(bytes)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
