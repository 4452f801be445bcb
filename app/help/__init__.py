"""What the program says of itself: tour, About, licences."""
