import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const bairros: Chapter = {
  id: 'bairros',
  lead: 'Quanto se destina a cada bairro e zona da cidade, e para quê.',
  who: 'Todos consultam. Só administradores cadastram, alteram e excluem.',
  body: (
    <>
      <Figure name="bairros" />
      <Topic title="Fazer um lançamento">
        <ol>
          <li>
            Em <Link to="/projetosbairros">Projetos por Bairros</Link>, clique em <b>+ Novo Lançamento</b>.
          </li>
          <li>Escolha o bairro ou escreva outro. A zona é sugerida quando se conhece; confira.</li>
          <li>Preencha descrição, tipo, fonte e valor. O programa é opcional.</li>
          <li>
            Clique em <b>Salvar PCA</b>.
          </li>
        </ol>
        <p>
          O <b>Resumo</b> soma por zona e por bairro o que está no filtro. Em telas baixas ele começa fechado:
          clique no nome para abrir.
        </p>
      </Topic>
    </>
  ),
}
