import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const pca: Chapter = {
  id: 'pca',
  lead: 'O Plano de Contratações Anual reúne o que a Prefeitura pretende comprar no ano.',
  who: 'Consulta quem entrou no sistema; o público lê o essencial no portal. Só administradores cadastram, alteram e excluem.',
  body: (
    <>
      <Topic title="Cadastrar um item">
        <ol>
          <li>
            Em <Link to="/listapca">PCA</Link>, clique em <b>Adicionar PCA</b>.
          </li>
          <li>
            Preencha requisitante, prioridade, data pretendida, objeto, justificativa, consumo anual e valor.
            Só a vinculação ou dependência é opcional.
          </li>
          <li>
            Clique em <b>Salvar PCA</b>. <b>Ver</b> abre o item; <b>Editar</b> e <b>Deletar</b> ficam ao lado.
          </li>
        </ol>
        <p>
          O <b>Resumo</b>, acima da lista, soma por prioridade e por mês. Em telas baixas ele começa fechado:
          clique no nome para abrir. Clique em uma barra para filtrar.
        </p>
      </Topic>
      <Topic title="O que o público vê">
        <p>
          Em <Link to="/transparencia/pca">Plano de contratações</Link>, qualquer pessoa lê objeto,
          requisitante, quantidade, valor, data, prioridade e os projetos de cada item. Justificativa e
          vinculação ou dependência não são publicadas. O plano de um ano tem endereço próprio:{' '}
          <b>/transparencia/pca/2026</b>.
        </p>
      </Topic>
      <Topic title="Enviar ao PNCP">
        <ol>
          <li>
            Filtre pelo <b>Ano</b> do plano. Sem filtro, vale o ano atual.
          </li>
          <li>
            Em <b>Exportar</b>, escolha <b>PNCP</b> do ano em CSV ou JSON. O arquivo traz o plano inteiro do
            ano.
          </li>
          <li>
            Complete no arquivo a categoria e a classificação de cada item, que o plano não tem, e envie-o no
            portal.
          </li>
        </ol>
        <Figure name="pca" />
      </Topic>
    </>
  ),
}
