import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const pca: Chapter = {
  id: 'pca',
  lead: 'O Plano de Contratações Anual reúne o que a Prefeitura pretende comprar no ano.',
  who: 'Consulta quem entrou no sistema; o público lê o essencial no portal. As secretarias escrevem demandas; só administradores aprovam, alteram e excluem itens.',
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
      <Topic title="Demandas das secretarias">
        <ol>
          <li>
            Quem é de uma secretaria clica em <b>Nova demanda</b>, preenche e salva: fica um rascunho, que só
            ela muda.
          </li>
          <li>
            Na página do item, <b>Enviar</b> leva a demanda ao planejamento. É o documento de formalização da
            demanda (DFD).
          </li>
          <li>
            Administradores <b>devolvem</b> com o motivo, <b>aprovam</b> ou <b>consolidam</b> vários itens em
            um. Quem escreveu ou alterou um item não o aprova.
          </li>
        </ol>
      </Topic>
      <Topic title="O plano do ano">
        <p>
          Cada ano tem um plano, aberto pelo botão <b>Plano de 2027</b> da lista. Ele vai de em elaboração a
          em aprovação, aprovado, publicado, em revisão e encerrado, e mostra quanto foi planejado,
          comprometido pelos projetos e contratado. Cada item tem um número que nenhum outro recebe.
        </p>
        <p>
          Onde o portal conhece mais de uma unidade, <b>Outra unidade</b> abre o plano de cada uma naquele
          ano, com itens, números e passos só dele. Ao cadastrar um item, escolha então a unidade.
        </p>
        <p>
          Depois de aprovado o plano, mudar valor, quantidade ou data, incluir ou cancelar um item pede
          justificativa. Cada mudança fica em <b>Revisões</b>, na página do item.
        </p>
        <p>
          A execução vem dos projetos vinculados: em preparação, em licitação quando um deles inicia a etapa
          3, contratado quando todos concluem a etapa 4.
        </p>
      </Topic>
      <Topic title="O que o público vê">
        <p>
          Só os itens aprovados de planos publicados são abertos. Em{' '}
          <Link to="/transparencia/pca">Plano de contratações</Link>, qualquer pessoa lê objeto, requisitante,
          quantidade, valor, data, prioridade e os projetos de cada item. Justificativa e vinculação ou
          dependência não são publicadas. O plano de um ano tem endereço próprio:{' '}
          <b>/transparencia/pca/2026</b>, ou só <b>/pca/2026</b>.
        </p>
      </Topic>
      <Topic title="O que não foi executado">
        <p>
          Um item sem projeto cuja data passa para outro ano fica como <b>Adiado</b>. A partir de dezembro, a
          página do plano lista em <b>Sem execução</b> o que não tem projeto: escolha e clique em{' '}
          <b>Levar ao plano</b> do ano seguinte. Os itens são escritos de novo lá, onde outra pessoa os
          aprova.
        </p>
      </Topic>
      <Topic title="Enviar ao PNCP">
        <ol>
          <li>
            Na página do plano, <b>Pronto para o PNCP</b> diz quantos itens têm tudo o que o portal pede. O
            que falta leva à lista dos itens, ao campo de cada um, ou a todos juntos em{' '}
            <b>Preencher em lote</b>.
          </li>
          <li>
            Baixe <b>Plano (JSON)</b> ou <b>Plano (CSV)</b>: vão os itens aprovados e prontos, até mil por
            arquivo. Envie no portal.
          </li>
          <li>
            Clique em <b>Marcar como enviado</b> e informe a data e o número que o portal devolveu. Daí em
            diante <b>Alterações</b>, <b>Inclusões</b> e <b>Exclusões</b> trazem só o que mudou.
          </li>
        </ol>
        <p>
          Onde o envio está configurado, os administradores usam <b>Enviar ao PNCP</b> em vez dos arquivos: o
          plano aprovado vai uma vez, depois só o que mudou. Se o portal não responder, confira nele antes de
          enviar de novo; se o envio estiver lá, use <b>Marcar como enviado</b>. Um item{' '}
          <b>enviado, mas incompleto agora</b> fica fora das retificações até que se preencha o que falta.
        </p>
        <Figure name="pca" />
      </Topic>
    </>
  ),
}
