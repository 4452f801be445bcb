"""What decides the selected claim: verdict, facts and the entities it names."""
