/** Databases, analytics, statistics, machine learning. */
export const data = `
# heading: databases
Databases | database; database systems; database technologies; database management; database management systems; DBMS; =DBMS; database software; data stores; data storage systems; data persistence; database concepts; database skills; database technology
Relational databases | RDBMS; =RDBMS; relational database; relational DBs; relational database management systems; relational data; SQL databases; SQL database; relational and non-relational databases; relational database systems | < Databases; SQL
NoSQL [tool] | NoSQL databases; NoSQL database; document databases; non-relational databases; key-value stores; document database; SQL/NoSQL; NoSQL data stores | < Databases
Database administration | DBA; =DBA; database administrator; database maintenance; database tuning; database backups; database performance tuning; databases administration; database support; database monitoring; database upgrades; database migration; database migrations; database optimisation; query optimisation; SQL tuning; query tuning; indexing strategies; database backup and recovery | < Databases
Database design | database development; database modelling; schema design; database schema; database schemas; database architecture; database developer; designing databases; stored procedures; normalisation of databases; entity relationship diagrams; ERD; database structures; relational database design | < Databases; Data modelling
Microsoft SQL Server [tool] | SQL Server; MSSQL; MS SQL; MS SQL Server; =SSMS; SQL Server 2019; SQL Server Management Studio; Microsoft SQL; Azure SQL; SQL Server 2012; SQL Server 2008; SQL Server 2016; Azure SQL Database; SQL Azure | < Relational databases | ~ Oracle Database; MySQL; PostgreSQL
SSIS [tool] | SQL Server Integration Services; =SSIS; SSIS packages; SSIS/SSRS | < ETL; Microsoft SQL Server
SSRS [tool] | SQL Server Reporting Services; =SSRS; Report Builder | < Microsoft SQL Server; Reporting
SSAS [tool] | SQL Server Analysis Services; =SSAS; =MDX; OLAP; OLAP cubes; OLAP/cubes; Analysis Services; tabular models; multidimensional cubes | < Microsoft SQL Server; Data warehousing
Oracle Database [tool] | Oracle; Oracle DB; Oracle 11g; Oracle 12c; Oracle 19c; Oracle 10g; Oracle SQL; Oracle 9i; Oracle SQL Developer; SQL Developer; Oracle RAC; Oracle Forms; Oracle APEX; TOAD; =TOAD; Oracle databases; Oracle Exadata; Oracle ADF; Oracle Data Guard | < Relational databases | ~ Microsoft SQL Server
MySQL [tool] | My SQL; MySQL 5; MySQL Workbench; Percona; Amazon Aurora; MySQL database | < Relational databases | ~ PostgreSQL; MariaDB
MariaDB [tool] | Maria DB | < Relational databases | ~ MySQL
PostgreSQL [tool] | Postgres; PostgresSQL; Postgre SQL; PL/pgSQL; Postgre; pgAdmin; CockroachDB; TimescaleDB | < Relational databases | ~ MySQL
SQLite [tool] | SQL Lite | < Relational databases
IBM Db2 [tool] | DB2; =DB2; IBM DB2; Db2 LUW | < Relational databases
Sybase [tool] | SAP ASE; Sybase ASE; Sybase IQ; Ingres database; Informix; Interbase; Firebird database; Progress OpenEdge; Progress 4GL | < Relational databases
Teradata [tool] | Teradata Database; BTEQ; Netezza; Vertica; Greenplum; Exasol | < Relational databases; Data warehousing
MongoDB [tool] | Mongo DB; Mongo?; Mongoose.js; MongoDB Atlas; Amazon DocumentDB | < NoSQL
Cassandra [tool] | Cassandra?; Apache Cassandra; ScyllaDB; DataStax | < NoSQL
Couchbase [tool] | CouchDB; PouchDB; RavenDB; Aerospike; MarkLogic | < NoSQL
Redis [tool] | Redis cache; ElastiCache | < NoSQL; Caching
DynamoDB [tool] | Amazon DynamoDB; Dynamo DB; AWS DynamoDB | < NoSQL; AWS
HBase [tool] | Apache HBase; Google Bigtable; BigTable; Cosmos DB; Azure Cosmos DB; CosmosDB | < NoSQL
Neo4j [tool] | graph database; graph databases; graph DBs; Cypher query language; TigerGraph; Amazon Neptune; knowledge graph; knowledge graphs; ArangoDB | < NoSQL
Elasticsearch [tool] | Elastic Search; ELK; =ELK; ELK stack; Elastic Stack; Elastic?; Logstash; Amazon OpenSearch | < NoSQL; Search engines (software)
InfluxDB [tool] | time series database; time-series databases; kdb+; KDB; Apache Druid; ClickHouse; Q/KDB+ | < Databases
Vector databases [tool] | vector database; Pinecone; Weaviate; Milvus; Qdrant; ChromaDB; FAISS; pgvector; vector search | < Databases; Generative AI
SAP HANA [tool] | S/4HANA database; HANA?; HANA Studio; SAP BW; SAP BW/4HANA; SAP BW on HANA; SAP Business Warehouse | < Databases; SAP
FileMaker [tool] | FileMaker Pro; Claris FileMaker; FileMaker database | < Databases
SPARQL [tool] | RDF; =RDF; semantic web; OWL ontology; ontologies; linked data; ontology; triple store; triplestore

# heading: data engineering
Data engineering | data engineer; data pipelines; data pipeline; building data pipelines; data infrastructure; data engineering pipelines; data pipeline development; data ingestion; data processing; data flows; dataflow design; large scale data processing; DataOps
ETL | =ETL; =ELT; extract transform load; ETL pipelines; ETL processes; ETL/ELT; ETL tools; ETL development; extract, transform and load; ETL process; data extraction; data transformation; data integration; data wrangling pipelines; ETL framework; ETL developer; data loading; ETL jobs | < Data engineering
Data warehousing | data warehouse; data warehouses; DWH; =DWH; data warehouse architecture; data marts; Kimball; dimensional modelling; star schema; enterprise data warehouse; =EDW; data mart; data vault; data warehouse design; datawarehouse; data warehouse development; BI/DWH | < Data engineering
Data lakes | data lake; data lakehouse; lakehouse; Delta Lake; Apache Iceberg; Apache Hudi; data mesh; AWS Lake Formation; Azure Data Lake | < Data engineering
Data modelling | data models; data model; logical data models; data modeller; conceptual logical and physical; erwin data modeler; entity relationship modelling; ER diagrams; data modeling skills; logical data modelling; ERwin; data modelling techniques
Data architecture | data architect; data strategy; information architecture for data; enterprise data architecture; data architectures; data landscape
Big data | bigdata; big data technologies; large datasets; large data sets; big data processing; big data tools; big data analytics; large volumes of data; large scale data; large data volumes; big data platforms; petabyte scale
Hadoop [tool] | Apache Hadoop; HDFS; MapReduce; Cloudera; Hortonworks; YARN Hadoop; Sqoop; Oozie; Hadoop ecosystem; Amazon EMR; =EMR?; Map Reduce; Apache NiFi; NiFi; Apache ZooKeeper; ZooKeeper; Flume? | < Big data
Apache Hive [tool] | Hive?; HiveQL; Apache Pig; Pig?; Impala?; Presto?; Trino; Apache Impala; Amazon Athena; AWS Athena; PrestoDB | < Hadoop; SQL
Apache Spark [tool] | Spark?; PySpark; Spark SQL; Spark Streaming; Scala/Spark; Apache-Spark; MLlib | < Big data
Apache Kafka [tool] | Kafka; Kafka Streams; Confluent?; Kafka Connect; Confluent Kafka; Amazon MSK; Apache Pulsar; Apache Kafka streams | < Message queues; Stream processing
Stream processing | streaming data; real-time data; real-time data processing; data streaming; Apache Flink; Flink; Apache Storm; Storm?; Amazon Kinesis; Kinesis; Apache Beam; stream processing frameworks; Google Dataflow; real-time analytics; event stream processing; Apache Samza | < Data engineering
Apache Airflow [tool] | Airflow?; =Airflow; Luigi?; Dagster; Prefect?; workflow orchestration; Control-M; AutoSys; data orchestration; job scheduling; AWS Step Functions; Cloud Composer | < Data engineering
dbt [tool] | =dbt; =DBT?; data build tool; dbt Cloud; Dataform; SQLMesh | < Data engineering; SQL
Snowflake [tool] | Snowflake; Snowflake DB; Snowpark; Snowflake data warehouse; SnowSQL | < Data warehousing | ~ BigQuery; Amazon Redshift
BigQuery [tool] | Google BigQuery; Big Query; GCP BigQuery | < Data warehousing; Google Cloud Platform | ~ Snowflake; Amazon Redshift
Amazon Redshift [tool] | Redshift; AWS Redshift | < Data warehousing; AWS | ~ Snowflake; BigQuery
Databricks [tool] | Azure Databricks; Data Bricks | < Big data; Apache Spark
Azure Data Factory [tool] | =ADF; Data Factory; Azure Synapse; Azure Synapse Analytics; Synapse Analytics; Microsoft Fabric; AWS Glue; Azure Data Services; Azure Event Hubs; Azure Stream Analytics | < ETL; Azure
Informatica [tool] | Informatica PowerCenter; IBM DataStage; DataStage; Talend; Ab Initio; Pentaho; Oracle Data Integrator; =ODI; Fivetran; Matillion; Airbyte; Stitch Data; SAP Data Services; Informatica IICS; SAP BODS; WhereScape | < ETL
Alteryx [tool] | Alteryx Designer; KNIME; RapidMiner; Dataiku | < Data analysis; ETL
Data migration | migrating data; data migrations; data conversion; system migration; data cutover
Data governance | data stewardship; data steward; data governance frameworks; data policies; data catalog; Collibra; data lineage; Alation; Microsoft Purview; data ownership; Informatica EDC; global data governance | ~ Data quality
Data quality | data accuracy; data integrity; data validation; data cleansing; data cleaning; data profiling; quality of data; data checking; data quality assurance; accuracy of data; accurate data; data verification; data accuracy checks; validating data; data quality checks
Master data management | MDM; =MDM?; master data; reference data; data master; master data maintenance; Informatica MDM; metadata management; reference data management; item master data
Data protection | GDPR; =GDPR; data privacy; Data Protection Act; General Data Protection Regulation; data protection legislation; DPA 2018; data protection regulations; CCPA; information governance; data protection officer; data protection law; data protection act 2018; data protection compliance; UK GDPR; privacy regulations; privacy law; subject access requests; DPIA; data protection policies
Information management | records management systems; knowledge management systems; document control systems; information architecture governance; enterprise information management; management of information

# heading: analysis
Data analysis | data analyst; data analytics; analysing data; analytics?; data analysis tools; analyse data; quantitative data analysis; data interpretation; interpreting data; analyse complex data; data analyses; analysis of data; data insights; exploratory data analysis; data insight; data manipulation; data mining and analysis; analytical tools; data wrangling; advanced analytics; data & analytics; data analytical skills; analyze data sets; data handling; ad hoc analysis; ad hoc analyses; trend analysis; insight generation; interpret data; quantitative analysis
Business intelligence | BI; =BI; BI tools; business intelligence tools; BI reporting; BI developer; BI solutions; business intelligence reporting; BI analyst; self-service BI; BI reports; MI/BI | < Data analysis
Reporting | Reporting?; report writing for management; management information reporting; MI reporting; management information; =MI; management reporting; report generation; producing reports; creating reports; report building; performance reporting; report preparation; MI reports; KPI reporting; ad hoc reports; ad-hoc reporting; MIS reports; MIS reporting; report production; regular reports; weekly reports; monthly reports; preparing reports; business reporting; operational reporting; prepare reports; report creation
Dashboards | dashboard; dashboard design; KPI dashboards; dashboard creation; building dashboards; reporting dashboards; interactive dashboards; dashboarding; scorecards; management dashboards | < Reporting; Data visualisation
Data visualisation | data visualization tools; visualising data; infographics; data visualisations; visualisation tools; data storytelling; Plotly; Matplotlib; Seaborn; data viz; visual analytics; Bokeh library; Dash Plotly
Power BI [tool] | Microsoft Power BI; PowerBI; DAX; =DAX; Power BI Desktop; Power BI dashboards; Power BI reports; MS Power BI; Power BI Service | < Business intelligence; Data visualisation | ~ Tableau; Qlik; Looker
Tableau [tool] | Tableau Desktop; Tableau Server; Tableau Prep; Tableau dashboards | < Business intelligence; Data visualisation | ~ Power BI; Qlik; Looker
Qlik [tool] | QlikView; Qlik Sense; QlikSense; Qlik View | < Business intelligence; Data visualisation | ~ Power BI; Tableau
Looker [tool] | Looker?; LookML; Looker Studio; Google Data Studio; Data Studio; Google Looker; Sisense; Metabase; Apache Superset; Domo BI; Mode Analytics; ThoughtSpot; Amazon QuickSight; QuickSight; Periscope Data | < Business intelligence; Data visualisation | ~ Tableau; Power BI
Power Query [tool] | PowerQuery; Power Pivot; PowerPivot; Get & Transform; M language | < Microsoft Excel; Data analysis
SAP BusinessObjects [tool] | Business Objects; BusinessObjects; Crystal Reports; =BOBJ; SAP BO; SAP Analytics Cloud; SAP BI; WebI; Business Objects Universe; SAP Crystal Reports; Crystal Report | < Business intelligence; Reporting
Cognos [tool] | IBM Cognos; Cognos Analytics; Cognos TM1; TM1; =TM1; IBM Planning Analytics | < Business intelligence
MicroStrategy [tool] | TIBCO Spotfire; Spotfire; OBIEE; Oracle BI; BI Publisher; Oracle Business Intelligence; Board BI; Yellowfin; Jaspersoft; JasperReports; SpagoBI; Panorama Necto; Actuate BIRT | < Business intelligence
SAS [tool] | =SAS; SAS?; SAS programming; Base SAS; SAS Enterprise Guide; SAS/STAT; SAS Viya; SAS Enterprise Miner; SAS 9.4; SAS Visual Analytics | < Statistical software
SPSS [tool] | =SPSS; IBM SPSS; SPSS Statistics; SPSS Modeler | < Statistical software
Stata [tool] | =STATA; Stata SE | < Statistical software
Statistical software | statistical packages; Minitab; EViews; statistical package; JMP software; GraphPad Prism; GraphPad; statistical tools; =JMP; MLwiN; WinBUGS; OpenBUGS; statistical programming; statistical analysis software | < Statistics
Statistics | statistical analysis; statistical methods; statistical modelling; statistical techniques; statistician; applied statistics; statistical analyses; regression analysis; multivariate statistics; hypothesis testing; Bayesian statistics; Bayesian methods; Bayesian; inferential statistics; descriptive statistics; statistical inference; probability; ANOVA; linear regression; logistic regression; multivariate analysis; probability theory; medical statistics; biostatistics; statistical knowledge; biostatistical; statistical theory; statistical analysis techniques; statistics and probability; statistical computing; stochastic modelling; stochastic processes; survival analysis; Monte Carlo simulation; Monte Carlo
Mathematics | maths; mathematical; calculus; linear algebra; applied mathematics; mathematical skills; algebra; quantitative methods; pure mathematics; mathematical discipline; discrete mathematics; advanced mathematics
Data mining | text mining; pattern recognition; knowledge discovery; data mining techniques; association rules; clustering analysis; cluster analysis | < Data analysis
Forecasting | demand forecasting; predictive forecasting; forecasting models; time series forecasting; time series; time series analysis; trend forecasting; forecasting techniques; ARIMA; forecast modelling
Predictive analytics | predictive modelling; predictive models; predictive analysis; propensity modelling; propensity models; customer segmentation modelling; prescriptive analytics; churn modelling; attribution modelling | < Data science
Operations research | operational research; optimisation modelling; linear programming; mathematical optimisation; combinatorial optimisation; constraint programming; Gurobi; CPLEX; optimisation algorithms; mixed integer programming; decision science
Econometrics | econometric modelling; econometric analysis; econometric models; causal inference; difference in differences; microeconometrics | < Statistics
A/B testing | split testing; AB testing; multivariate testing; A/B tests; experimentation platform; A/B test; controlled experiments; Optimizely?; VWO; =VWO; Google Optimize; Adobe Target; online experimentation; experiment design | < Data analysis
Spreadsheet modelling | Excel modelling; spreadsheet models; Excel models; modelling in Excel; spreadsheet analysis | < Microsoft Excel

# heading: data science and AI
Data science | data scientist; data science techniques; data sciences; data science tools; applied data science; feature engineering; Jupyter; Jupyter notebooks; Jupyter Notebook; Anaconda?; Google Colab; model building; data science projects
Machine learning | ML; =ML; machine learning algorithms; ML models; machine-learning; supervised learning; unsupervised learning; machine learning models; ML algorithms; AI/ML; ML/AI; classification algorithms; random forest; random forests; gradient boosting; XGBoost; LightGBM; CatBoost; applied machine learning; decision trees; support vector machines; statistical learning; machine learning engineer; machine learning techniques; machine learning frameworks; machine learning pipelines; clustering algorithms; time series modelling; machine learning engineering; machine learning libraries; model training | < Artificial intelligence; Data science
Deep learning | neural networks; neural network; deep neural networks; CNN; =CNN?; convolutional neural networks; RNN; =LSTM; transformers architecture; recurrent neural networks; deep learning frameworks; deep-learning; artificial neural networks; GANs; autoencoders; deep learning models; transformer models | < Machine learning
Artificial intelligence | AI; =AI; applied AI; AI technologies; AI solutions; AI models; conversational AI; AI tools; AI systems; AI applications; AI/automation; artificial intelligence (AI); AI engineering; expert systems
Generative AI | GenAI; Gen AI; =LLM; =LLMs; LLM; large language models; large language model; prompt engineering; LangChain; OpenAI; OpenAI API; ChatGPT; GPT-4; retrieval augmented generation; =RAG?; LlamaIndex; Hugging Face; HuggingFace; fine-tuning models; agentic AI; AI agents; Anthropic Claude; Stable Diffusion; Midjourney; Google Gemini; GPT models; language models; Copilot Studio | < Artificial intelligence
Natural language processing | NLP; =NLP; text analytics; computational linguistics; spaCy; NLTK; BERT models; sentiment analysis; named entity recognition; speech recognition; text classification; natural language understanding; =NLU; topic modelling; language technology; word embeddings; Gensim; chatbot development; chatbots; natural language generation; information retrieval; information extraction | < Machine learning
TensorFlow [tool] | Tensor Flow; Keras; TensorFlow Lite; TF Serving | < Deep learning; Python | ~ PyTorch
PyTorch [tool] | Torch?; PyTorch Lightning; JAX?; Theano; Caffe?; MXNet; fast.ai | < Deep learning; Python | ~ TensorFlow
scikit-learn [tool] | sklearn; scikit learn; SciKit; statsmodels; Weka? | < Machine learning; Python
pandas [tool] | pandas?; NumPy; SciPy; Pandas/NumPy; Polars; Dask?; Python data stack | < Python; Data analysis
MLOps | ML Ops; machine learning operations; MLflow; Kubeflow; SageMaker; Amazon SageMaker; Azure ML; Azure Machine Learning; model deployment; Vertex AI; model serving; model monitoring; Weights & Biases; feature store; AWS SageMaker; AWS Bedrock; Amazon Bedrock | < Machine learning; DevOps
Recommender systems | recommendation systems; recommendation engines; recommender; recommendation engine; personalisation algorithms; collaborative filtering | < Machine learning
Reinforcement learning | multi-armed bandits; Q-learning; reinforcement-learning; =RLHF | < Machine learning
Responsible AI | AI ethics; ethical AI; AI governance; explainable AI; model explainability; fairness in machine learning; trustworthy AI | ~ Artificial intelligence
Signal processing | digital signal processing; =DSP; signal analysis; audio signal processing; speech processing; signal-processing; radar signal processing
Data annotation | data labelling; data tagging; image annotation; annotation of data; data labelling tools
Web data analytics | product analytics; Mixpanel; Amplitude?; Segment?; Heap Analytics; Amplitude Analytics; digital analytics; customer analytics; user analytics; event tracking; clickstream; Snowplow? | < Data analysis | ~ Web analytics
Survey research | surveys; survey design; questionnaire design; Qualtrics; SurveyMonkey; quantitative research; survey analysis; conducting surveys; Survey Monkey; Microsoft Forms; survey methodology; customer surveys; polling research; Google Forms; Typeform
Qualitative research | qualitative analysis; NVivo; focus groups; thematic analysis; in-depth interviews; qualitative methods; ethnography; qualitative interviews; ethnographic research; Atlas.ti; qualitative data; qualitative data analysis; semi-structured interviews; qualitative and quantitative research; mixed methods research; grounded theory; discourse analysis; user interviews and qualitative research; focus group moderation
`;
