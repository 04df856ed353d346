import words from '../ui/theme/words.module.css'
import type { FieldRow } from './schema.ts'

interface FieldTableProps {
  title: string
  rows: readonly (FieldRow & { place?: string })[]
}

/** Names, kinds and whether they must be there. */
export function FieldTable({ title, rows }: FieldTableProps) {
  if (rows.length === 0) return null
  const placed = rows.some(({ place }) => place !== undefined)
  return (
    <div className="scroll">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            {placed && <th scope="col">Onde</th>}
            <th scope="col">Tipo</th>
            <th scope="col">Obrigatório</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, required, description, place }) => (
            <tr key={`${place ?? ''}${name}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {placed && <td>{place}</td>}
              <td>
                {type}
                {description && <span className={words.muted}> · {description}</span>}
              </td>
              <td>{required ? 'sim' : 'não'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
